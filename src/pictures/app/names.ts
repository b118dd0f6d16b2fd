/** On a column of deals: the stage's name, which tells where a card was dropped. */
export const stageAttribute = 'data-stage';
