import { StartError } from '../start-error';

/** A bucket for uploads in a store that speaks S3. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** The beginning of the addresses of its objects, with a slash at its end. */
  address: string;
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

type Env = Readonly<Record<string, string | undefined>>;

/** A name of a bucket, which is a part of an address. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads it; null where uploads are kept on disk. An empty variable counts as one that is not set. */
export function readBucketSettings(env: Env): BucketSettings | null {
  const bucket = env.S3_BUCKET;
  if (!bucket) return null;
  if (!BUCKET.test(bucket)) throw new StartError(`S3_BUCKET is '${bucket}', which is no name of a bucket`);
  const accessKeyId = env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartError('S3_BUCKET is set: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too');
  }
  const region = env.AWS_REGION || 'us-east-1';
  const endpoint = readEndpoint(env.S3_ENDPOINT || `https://s3.${region}.amazonaws.com`);
  if (readPathStyle(env.S3_PATH_STYLE)) endpoint.pathname = `${endpoint.pathname.replace(/\/$/, '')}/${bucket}/`;
  else endpoint.hostname = `${bucket}.${endpoint.hostname}`;
  return {
    bucket,
    region,
    address: endpoint.href,
    keys: { accessKeyId, secretAccessKey, ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }) },
  };
}

function readEndpoint(text: string): URL {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text);
  throw new StartError(`S3_ENDPOINT is '${text}', expected https://…`);
}

function readPathStyle(text: string | undefined): boolean {
  if (!text || text === 'off') return false;
  if (text === 'on') return true;
  throw new StartError(`S3_PATH_STYLE is '${text}', expected on or off`);
}
