import type {PanelPicture} from './panel';
import type {PlacePicture} from './place';
import type {SheetPicture} from './sheet';
import type {ShotPicture} from './shot';
import type {WorkPicture} from './work';

/** Anything that is drawn: its kind says how. Each kind is drawn by src/pictures/kinds. */
export type Picture = PanelPicture | PlacePicture | SheetPicture | ShotPicture | WorkPicture;

export type PictureOf<Kind extends Picture['kind']> = Extract<Picture, {kind: Kind}>;

/** A picture that is part of another one, which has the label. */
export type InnerPicture<Kind extends Picture['kind']> = Omit<PictureOf<Kind>, 'label'>;
