import { Radio, type RadioProps } from '@mantine/core';
import { cx } from '#web/ui/cx.ts';

/** A choice that says what it is: the whole card is pressed. */
export const RadioCard = ({ chosen, ...props }: RadioProps & { chosen: boolean }) => (
  <Radio
    {...props}
    classNames={{
      root: cx(
        'relative rounded-m border p-3',
        chosen ? 'border-azul-text bg-azul-pale' : 'border-hairline bg-surface hover:border-border',
      ),
      inner: cx('z-1'),
      label: cx('font-semibold after:absolute after:inset-0'),
      description: cx('text-s'),
    }}
  />
);

export const CARDS = cx('grid grid-fit-3xs gap-2 pt-2');
