import { createTransport } from 'nodemailer';
import type { Outcome } from './delivery-rules';
import { keepMail } from './mail-folder';
import type { NotifySettings } from './settings';
import { toHtml, type Words } from './templates';

export interface Mail extends Words {
  to: readonly string[];
  /** The id of the delivery. */
  id: string;
}

type MailSettings = Pick<NotifySettings, 'smtpUrl' | 'mailFrom' | 'mailFolder' | 'timeoutSeconds'>;

/** Sends a mail, or writes it into the folder where there is no mail server. Never rejects. */
export async function sendMail({ id, to, subject, text }: Mail, settings: MailSettings): Promise<Outcome> {
  const { smtpUrl, mailFrom, mailFolder, timeoutSeconds } = settings;
  const mail = { from: mailFrom, to: [...to], subject, text, html: toHtml(text) };
  try {
    if (smtpUrl === null) {
      await keepMail(mailFolder, id, mail);
      return { kind: 'accepted', answer: 'Written to a file: no mail server is set.' };
    }
    const milliseconds = timeoutSeconds * 1000;
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: milliseconds,
      greetingTimeout: milliseconds,
      socketTimeout: milliseconds,
      dnsTimeout: milliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      // A receiver that gets the same mail twice can tell by the id of the message.
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const sent = transport.sendMail({ ...mail, messageId: `<${id}@mountkit>`, headers });
      const { response } = await within(milliseconds, sent);
      return { kind: 'accepted', answer: shorten(response) };
    } finally {
      transport.close();
    }
  } catch (error) {
    const response = error instanceof Error && 'response' in error ? String(error.response) : '';
    const message = error instanceof Error ? error.message : 'The mail server has failed.';
    return { kind: 'failed', answer: shorten(response || message) };
  }
}

/** A server that answers a little every few seconds would be waited for without an end. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server has not answered in time.')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const shorten = (text: string) => text.slice(0, 500).toWellFormed().replaceAll('\0', '');
