/** Jest's global teardown: stops the server that shared-postgres.ts has started in this process. */
export default async function stopSharedPostgres(): Promise<void> {
  await (Reflect.get(globalThis, 'stopSharedPostgres') as () => Promise<void>)();
}
