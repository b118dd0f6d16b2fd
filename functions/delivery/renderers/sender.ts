import {siteName} from '../../setup/company';
import type {Environment} from '../../setup/environment';
import type {Sender} from '../mail/layout/frame';

/** Company details for the footer of our mails. */
export function senderOf({
  companyAddress,
  companyPhone,
  supportMailbox,
}: Pick<Environment, 'companyAddress' | 'companyPhone' | 'supportMailbox'>): Sender {
  return {name: siteName, address: companyAddress, phone: companyPhone, email: supportMailbox.address};
}
