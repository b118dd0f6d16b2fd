import type {Action} from '#src/content/schema/page';
import type {ControlIconName} from '#src/lib/control-icons';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {buttonClass, type ButtonStyle} from '#src/ui/actions/Button/button-class';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';

import type {ReactNode} from 'react';

export type ActionButtonProps = Omit<ButtonStyle, 'onward'> & {
  action: Action;
  /** Follows the label. */
  icon?: ControlIconName;
  className?: string | undefined;
};

/** An `Action` that looks like a button. */
export function ActionButton({action, icon, className, ...look}: ActionButtonProps): ReactNode {
  return (
    <ActionElement action={action} className={buttonClass({...look, onward: icon === 'arrow'}, className)}>
      {action.label}
      {icon && <ControlIcon name={icon} size={look.size === 'sm' ? 14 : 16} />}
    </ActionElement>
  );
}
