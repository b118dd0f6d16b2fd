export type BodyResult = {ok: true; text: string} | {ok: false; reason: 'tooLarge' | 'broken'};

/**
 * Reads a request body as UTF-8.
 * @param limit Maximum bytes. Reading stops at the first chunk past it; the declared length only lets us refuse sooner.
 */
export async function readBody(request: Request, limit: number): Promise<BodyResult> {
  if (Number(request.headers.get('Content-Length')) > limit) {
    await request.body?.cancel();
    return {ok: false, reason: 'tooLarge'};
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return {ok: false, reason: 'tooLarge'};
      chunks.push(chunk);
    }
    return {ok: true, text: new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks))};
  } catch {
    // Not UTF-8, or the client disconnected.
    return {ok: false, reason: 'broken'};
  }
}
