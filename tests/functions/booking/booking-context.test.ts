import type {Caller} from '../../../functions/leads/endpoint';
import {type BookingPorts, createBookingContext} from '../../../functions/scheduling/booking-endpoint';

const listTimes = jest.fn((_now: Date, except?: string) =>
  Promise.resolve({kind: 'times', availability: {minutes: 30, zone: 'UTC', times: [except ?? 'all']}}),
);

test('a request lists the open times once, and once more for a demo whose own time is open', async () => {
  const {lookUpTimes} = createBookingContext(
    new Request('https://scalewell.example/api/bookings'),
    {} as Caller,
    {store: {listTimes}, clock: () => new Date(0), environment: {}} as unknown as BookingPorts,
  );
  const lists = [await lookUpTimes(), await lookUpTimes('demo'), await lookUpTimes(), await lookUpTimes('demo')];
  expect(lists.map((list) => list?.times)).toEqual([['all'], ['demo'], ['all'], ['demo']]);
  expect(listTimes).toHaveBeenCalledTimes(2);
});
