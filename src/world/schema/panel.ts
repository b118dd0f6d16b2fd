/** A control of a panel. `mark` is the number of the step that uses it; `isNew` rings what a release added. */
export type PanelRow = {label: string; mark?: number; isNew?: true} & (
  | {control: 'field' | 'menu' | 'line'; value: string}
  | {control: 'switch' | 'check'; on: boolean; value?: string}
  | {control: 'choice'; options: readonly string[]; chosen: string}
);

/** A button of a panel. `mark` is the number of the step that uses it. */
export type PanelButton = {label: string; mark?: number};

/** A settings panel or dialog, drawn beside the steps of a guide. */
export type Panel = {
  title: string;
  /** Button at the top right. */
  tool?: PanelButton;
  rows: readonly PanelRow[];
  /** Below the rows; the last one is the main button. */
  buttons?: readonly PanelButton[];
};

/** A panel as a picture, with its description for screen readers. */
export type PanelPicture = Panel & {kind: 'panel'; label: string};
