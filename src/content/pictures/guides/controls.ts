import type {PanelButton, PanelRow} from '#src/world/schema/panel';

type Mark = number | undefined;

const withMark = (mark: Mark): {mark?: number} => (mark === undefined ? {} : {mark});

/** A fact of `content/product` as a value, which starts with a capital. */
export const asValue = (fact: string): string => fact.charAt(0).toUpperCase() + fact.slice(1);

/** A text field with its value. */
export const field = (label: string, value: string, mark?: Mark): PanelRow => {
  return {control: 'field', label, value, ...withMark(mark)};
};

/** A dropdown with its selected option. */
export const menu = (label: string, value: string, mark?: Mark): PanelRow => {
  return {control: 'menu', label, value, ...withMark(mark)};
};

/** Read-only text, such as a status or a number. */
export const line = (label: string, value: string, mark?: Mark): PanelRow => {
  return {control: 'line', label, value, ...withMark(mark)};
};

/** Options side by side. The first is selected unless `chosen` names another. */
export const choice = (label: string, options: readonly string[], mark?: Mark, chosen = options[0] ?? ''): PanelRow => {
  return {control: 'choice', label, options, chosen, ...withMark(mark)};
};

/** A switch that is on, with its setting. */
export const on = (label: string, mark?: Mark, value?: string): PanelRow => {
  return {control: 'switch', label, on: true, ...(value !== undefined && {value}), ...withMark(mark)};
};

/** A switch that is off. */
export const off = (label: string, mark?: Mark): PanelRow => ({control: 'switch', label, on: false, ...withMark(mark)});

/** A box that is checked. */
export const check = (label: string, mark?: Mark): PanelRow => ({control: 'check', label, on: true, ...withMark(mark)});

/** A button. */
export const press = (label: string, mark?: Mark): PanelButton => ({label, ...withMark(mark)});
