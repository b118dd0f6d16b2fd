import {evenScale} from '#src/lib/slider-scale';
import type {Example} from '#src/ui/example';
import {Slider} from './index';

export const example: Example = {
  purpose: 'One number, as a slider and a field.',
  variants: {
    'unit $': <Slider id="slider-a" name="a" label="Cost of an hour" unit="$" start={25} scale={evenScale(100)} />,
    'inline, hint': (
      <Slider
        id="slider-b"
        name="b"
        letter="B"
        label="No-show rate"
        hint="Missed without notice"
        unit="%"
        start={10}
        scale={evenScale(50)}
        inline
      />
    ),
    'no scale': <Slider id="slider-c" name="c" label="Users" start={0} />,
  },
};
