import { Button } from '#web/ui/button.tsx';

type Props = { retry: () => void; error: unknown };

/** In place of a part whose code did not come. */
export const NoHaLlegado = ({ retry, error }: Props) => (
  <p role="alert">
    {(error as Error).message}{' '}
    <Button size="s" onClick={retry}>
      Reintentar
    </Button>
  </p>
);
