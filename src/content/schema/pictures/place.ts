/** Places drawn in static/img/places.svg. */
export type PlaceName = 'automotive' | 'content' | 'scale' | 'hospitality' | 'street' | 'solar';

/** A place at an hour of the day, from edge to edge of the window. */
export type PlacePicture = {kind: 'place'; label: string; place: PlaceName};
