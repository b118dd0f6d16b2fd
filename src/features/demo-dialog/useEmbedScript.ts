import {useEffect} from 'react';

type ScriptAddresses = {createScriptURL: (address: string) => string};
type TrustedTypes = {createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses};

/** A script's address as Trusted Types ask for it, in browsers that know them: from a policy, which this one address is. */
function trustAddress(address: string): string {
  const {trustedTypes} = window as Window & {trustedTypes?: TrustedTypes};
  return trustedTypes?.createPolicy('booking', {createScriptURL: () => address}).createScriptURL(address) ?? address;
}

/** Keeps the calendar's embed script in the document while the component lives, and takes it out after. */
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
