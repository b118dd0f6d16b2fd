import {useEffect} from 'react';

/** Keeps the calendar's embed script in the document while the component lives, and takes it out after. */
export function useEmbedScript(src: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.body.append(script);
    return () => {
      script.remove();
    };
  }, [src]);
}
