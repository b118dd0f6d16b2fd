import {useEffect} from 'react';

type ScriptAddresses = {createScriptURL: (address: string) => string};
type TrustedTypes = {createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses};

/**
 * Converts a script URL for Trusted Types, with a policy that allows only this URL. Browsers without Trusted Types get
 * the plain string.
 */
function trustAddress(address: string): string {
  const {trustedTypes} = window as Window & {trustedTypes?: TrustedTypes};
  return trustedTypes?.createPolicy('booking', {createScriptURL: () => address}).createScriptURL(address) ?? address;
}

/** Adds the calendar's embed script to the page while the component is mounted. */
export function useEmbedScript(src: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = trustAddress(src);
    script.async = true;
    document.body.append(script);
    return () => {
      script.remove();
    };
  }, [src]);
}
