import {createHash, timingSafeEqual} from 'node:crypto';

/** Whether the request carries the token, in `Authorization: Bearer` or `?token=`. */
export function hasToken(request: Request, token: string | undefined): boolean {
  if (token === undefined) return false;
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const received = bearer ?? new URL(request.url).searchParams.get('token') ?? '';
  const [left, right] = [received, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
