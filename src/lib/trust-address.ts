type ScriptAddresses = {createScriptURL: (address: string) => string};
type TrustedTypes = {createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses};

/**
 * Converts a script URL for Trusted Types, with a policy that allows only this URL. Browsers without Trusted Types get
 * the plain string.
 */
export function trustAddress(policy: string, address: string): string {
  const {trustedTypes} = window as Window & {trustedTypes?: TrustedTypes};
  return trustedTypes?.createPolicy(policy, {createScriptURL: () => address}).createScriptURL(address) ?? address;
}
