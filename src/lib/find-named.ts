/**
 * A value by the name that a writer has typed. MDX is not type-checked, so a wrong name stops the build here.
 * @param tag Component that was used, and
 * @param home the file that has the names, as the message gives them.
 */
export function findNamed<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
  {tag, home}: {tag: string; home: string},
): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) {
    throw new Error(`<${tag} name="${name}" />: choose a name of ${home}: ${Object.keys(values).join(', ')}.`);
  }
  return value;
}
