import type {Action} from '#src/content/schema/page';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {buttonClass, type ButtonStyle} from '#src/ui/actions/Button/button-class';
import {Icon} from '#src/ui/Icon';
import type {IconName} from '#src/content/schema/icon';

import type {ReactNode} from 'react';

export type ActionButtonProps = ButtonStyle & {
  action: Action;
  /** Follows the label. */
  icon?: IconName;
  className?: string | undefined;
};

/** An `Action` that looks like a button. */
export function ActionButton({action, icon, className, ...look}: ActionButtonProps): ReactNode {
  return (
    <ActionElement action={action} className={buttonClass(look, className)}>
      {action.label}
      {icon && <Icon name={icon} size={look.size === 'sm' ? 14 : 16} />}
    </ActionElement>
  );
}
