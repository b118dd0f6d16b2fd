/** An error that stops saving and is shown with its reason. The editor shows the message of a cause only under this name. */
export const refusal = (reason: string) => new Error('saving_failed', {cause: new Error(reason)});
