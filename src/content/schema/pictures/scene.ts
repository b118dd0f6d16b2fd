/** Places drawn in static/img/scenes.svg. */
export type SceneName = 'automotive' | 'content' | 'scale' | 'hospitality' | 'street' | 'solar';

/** A place at an hour of the day, from edge to edge of the window. */
export type ScenePicture = {kind: 'scene'; label: string; scene: SceneName};
