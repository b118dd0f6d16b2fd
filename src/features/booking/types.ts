/** The words of the booking calendar. */
export type BookingWords = {
  loading: string;
  failed: {title: string; text: string; retry: string};
  none: {title: string; text: string};
  previous: string;
  next: string;
  zone: string;
  nextStep: string;
  chooseFirst: string;
  toDetails: string;
  back: string;
  submit: string;
  sending: string;
  taken: {title: string; text: string};
  notSent: {title: string; text: string};
  booked: {
    title: string;
    with: string;
    steps: readonly string[];
    calendars: string;
    google: string;
    outlook: string;
    apple: string;
    manage: string;
  };
};
