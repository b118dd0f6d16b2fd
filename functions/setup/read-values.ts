import type {Mailbox} from '../delivery/mail/mail';

/** Reads `Name <name@company.com>` or a bare address. */
export function readMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [];
  return {name, address: address.trim()};
}

/** An empty variable is treated as unset. */
export function nonEmpty(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

export function readLimit(value: string | undefined, fallback: number): number {
  const limit = Number(value);
  return Number.isInteger(limit) && limit > 0 ? limit : fallback;
}
