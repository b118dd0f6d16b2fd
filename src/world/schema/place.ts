/** Places drawn in static/img/places.svg. */
export type PlaceName = 'automotive' | 'content' | 'scale' | 'hospitality' | 'street' | 'solar';

/** A place at an hour of the day, from edge to edge of the window. */
export type PlacePicture = {kind: 'place'; label: string; place: PlaceName};

/** Places of which the industries' index shows a part. */
export type TilePlace =
  'automotive' | 'real-estate' | 'insurance' | 'healthcare' | 'solar' | 'shop' | 'meeting' | 'hospitality' | 'street';
