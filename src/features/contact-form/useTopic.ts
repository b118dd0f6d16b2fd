import {useEffect} from 'react';

/** Begins an empty message with the topic that the address names: `?topic=dpa`. What a visitor typed stays. */
export function useTopic(fieldId: string, topics: Readonly<Record<string, string>> = {}): void {
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('topic');
    const text = Object.entries(topics).find(([topic]) => topic === asked)?.[1];
    const field = document.getElementById(fieldId);
    if (text !== undefined && field instanceof HTMLTextAreaElement && field.value === '') field.value = text;
  }, [fieldId, topics]);
}
