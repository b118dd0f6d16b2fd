import type {Action} from '#src/content/schema/page';

/** The link to the trial with this plan selected; parts/trial reads it. */
export function selectPlan(action: Action, plan: string): Action {
  return 'to' in action ? {...action, to: `${action.to}?plan=${plan}`} : action;
}
