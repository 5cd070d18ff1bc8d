import { join } from 'node:path';
import { StartError } from '../start-error';

/** What the environment says about notifications. */
export interface NotifySettings {
  /** The mail server; null where mails are written into a folder instead. */
  smtpUrl: string | null;
  /** Whom mails are from. */
  mailFrom: string;
  /** Where mails are written without a mail server. */
  mailFolder: string;
  /** Whether webhooks may go to private networks and to this machine. */
  allowsPrivate: boolean;
  /** The wait after the first attempt of a delivery, in seconds. */
  retrySeconds: number;
  /** How often a delivery is tried. */
  attempts: number;
  /** How long one attempt may take, in seconds. */
  timeoutSeconds: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads it; an empty variable counts as one that is not set. */
export function readNotifySettings(env: Env, dataDir: string): NotifySettings {
  const smtpUrl = env.SMTP_URL || null;
  if (smtpUrl !== null && !/^smtps?:\/\//i.test(smtpUrl)) {
    throw new StartError('SMTP_URL is no address of a mail server, expected smtp://… or smtps://…');
  }
  if (smtpUrl !== null && !env.MAIL_FROM) {
    throw new StartError('SMTP_URL is set and MAIL_FROM is not: set it to the address that mails are from');
  }
  return {
    smtpUrl,
    mailFrom: env.MAIL_FROM || 'mountkit@localhost',
    mailFolder: join(dataDir, 'mails'),
    allowsPrivate: readSwitch('WEBHOOK_PRIVATE_NETWORKS', env.WEBHOOK_PRIVATE_NETWORKS),
    retrySeconds: readNumber('DELIVERY_RETRY_SECONDS', env.DELIVERY_RETRY_SECONDS || '30'),
    attempts: readNumber('DELIVERY_ATTEMPTS', env.DELIVERY_ATTEMPTS || '8'),
    timeoutSeconds: readNumber('DELIVERY_TIMEOUT_SECONDS', env.DELIVERY_TIMEOUT_SECONDS || '10'),
  };
}

function readNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new StartError(`${name} is '${text}', not a number from 1 to 999999`);
  return Number(text);
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === 'refuse') return false;
  if (text === 'allow') return true;
  throw new StartError(`${name} is '${text}', expected allow or refuse`);
}
