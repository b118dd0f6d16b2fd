/**
 * Rules of the product that pages, guides and pictures share. Each is written here once; `tests/sample/content/product.test.ts`
 * finds what says otherwise.
 */

import {buttons} from './words';

/** What customers answer to a text. */
export const replies = {confirm: '1', move: '2', takeOpening: '1', stop: 'STOP'} as const;

/** The end of a reminder, and of an offer to the waitlist. */
export const asksToConfirm = `Reply ${replies.confirm} to confirm or ${replies.move} to move it.`;
export const asksToTake = `Reply ${replies.takeOpening} to take it.`;

/** How often a subscription renews. */
export const frequencies = ['Weekly', 'Monthly', 'Every 3 months'] as const;

/** Hours in which texts wait, and the minutes within which an answer goes out all the same. */
export const quietHours = {from: 21, to: 8, answerWithin: 15} as const;

/** Buttons above a contact's record. */
export const recordButtons = [buttons.call, buttons.text, buttons.email, buttons.addDeal] as const;

/** Roles in an account, from most to least access. */
export const role = {owner: 'Owner', admin: 'Admin', manager: 'Manager', member: 'Member'} as const;
export const roles = [role.owner, role.admin, role.manager, role.member] as const;

/** What each role may do. */
export const rights: Readonly<Record<(typeof roles)[number], {sees: 'all' | 'teams' | 'own'; exports: string}>> = {
  Owner: {sees: 'all', exports: 'Yes'},
  Admin: {sees: 'all', exports: 'Yes'},
  Manager: {sees: 'teams', exports: 'If you allow it'},
  Member: {sees: 'own', exports: 'No'},
};
