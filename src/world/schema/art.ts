/** Photos of customers: parts of places, in src/pictures/parts/Art. */
export type PhotoName = 'house' | 'solar' | 'clinic';

/** Names of the artwork in src/pictures/parts/Art. */
export type ArtName =
  | PhotoName
  | 'flowers'
  | 'bag'
  | 'pack'
  | 'kettle'
  | 'tins'
  | 'barbell'
  | 'coach'
  | 'plate'
  | 'bells'
  | 'phone'
  | 'fund'
  | 'plan'
  | 'library'
  | 'piano'
  | 'car'
  | 'carFront'
  | 'carBack'
  | 'shirt';
