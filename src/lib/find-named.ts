/**
 * Looks up a name typed by a writer. MDX is not type-checked, so a wrong name stops the build here.
 * @param tag Component that was used.
 * @param home File with the valid names, for the message.
 */
export function findNamed<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
  {tag, home}: {tag: string; home: string},
): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) {
    throw new Error(`<${tag} name="${name}" />: use a name from ${home}: ${Object.keys(values).join(', ')}.`);
  }
  return value;
}
