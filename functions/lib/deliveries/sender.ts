import {siteName, type Environment} from '../environment';
import type {Sender} from '../mail/layout/frame';

/** Who our mails are from, for their foot. */
export function senderOf({
  companyAddress,
  companyPhone,
  supportMailbox,
}: Pick<Environment, 'companyAddress' | 'companyPhone' | 'supportMailbox'>): Sender {
  return {name: siteName, address: companyAddress, phone: companyPhone, email: supportMailbox.address};
}
