/** Jest's global teardown: stops the server shared-postgres.ts started in this process. */
export default async function stopSharedPostgres(): Promise<void> {
  await (Reflect.get(globalThis, 'stopSharedPostgres') as () => Promise<void>)();
}
