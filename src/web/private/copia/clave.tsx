import { TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClaveDeCopia } from '#contract/club/configuracion.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { enElClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

const COPIADO_MS = 4000;
const MS = 1000;
const CLAVE = ['copia', 'clave'];

const PREGUNTA = {
  title: '¿Quitar la clave de copia?',
  children:
    'El programa que la use dejará de descargar copias en este instante. Si hace falta, se hace otra.',
  action: 'Quitar la clave',
};

function useClave() {
  const cliente = useQueryClient();
  const consulta = useQuery({
    queryKey: CLAVE,
    queryFn: () => call('GET /api/private/copia/clave', {}),
  });
  const hacer = useMutation({
    mutationFn: () => call('POST /api/private/copia/clave', {}),
    onSuccess: ({ clave: _, ...hay }) => cliente.setQueryData(CLAVE, hay),
    onError: avisarFallo,
  });
  const quitar = useMutation({
    mutationFn: () => call('DELETE /api/private/copia/clave', {}),
    onSuccess: (queda) => {
      cliente.setQueryData(CLAVE, queda);
      showToast('Clave quitada: ya no descarga nada', 'success');
    },
    onError: avisarFallo,
  });
  return { consulta, hacer, quitar };
}

/** The only time it is seen. */
function Recien({ clave }: { clave: string }) {
  const { copy, copied, error } = useClipboard({ timeout: COPIADO_MS });
  return (
    <>
      <TextInput
        label="Clave de copia"
        description="No se volverá a mostrar: dásela ahora a quien lleva ese programa. Si se pierde, se hace otra."
        readOnly
        value={clave}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button look="primary" onClick={() => copy(clave)}>
          Copiar
        </Button>
      </div>
      <p role="status">
        {copied ? 'Copiado.' : ''}
        {error ? 'No se ha podido copiar: selecciónala y cópiala a mano.' : ''}
      </p>
    </>
  );
}

const estadoDe = (hay: ClaveDeCopia): string =>
  hay
    ? `Hay una desde el ${fechaCorta(enElClub(hay.desde * MS))}, de ${hay.usuario}: vale mientras su cuenta pueda descargar la copia.`
    : 'No hay ninguna.';

type ContenidoProps = { hay: ClaveDeCopia } & Pick<ReturnType<typeof useClave>, 'hacer' | 'quitar'>;

function Contenido({ hay, hacer, quitar }: ContenidoProps) {
  const preguntar = async () => {
    if (await confirm(PREGUNTA)) quitar.mutate();
  };
  return (
    <>
      <p>{estadoDe(hay)}</p>
      {hay && hay.desde === hacer.data?.desde ? <Recien clave={hacer.data.clave} /> : null}
      <div className={fields.buttons}>
        <Button size="s" busy={hacer.isPending} onClick={() => hacer.mutate()}>
          {hay ? 'Hacer otra (esta deja de valer)' : 'Hacer una clave'}
        </Button>
        {hay ? (
          <Button size="s" busy={quitar.isPending} onClick={preguntar}>
            Quitar la clave
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The key with which another program takes the backup, since it types no password. docs/reglas/cuentas.md */
export function Clave() {
  const { consulta, ...acciones } = useClave();
  const { data, error, isFetching, refetch } = consulta;
  return (
    <Section
      wide
      title="Que la descargue otro programa"
      hint="Con una clave que solo sirve para eso y no caduca. La descarga sin cifrar: quien la tenga lo tiene todo."
    >
      {error && data === undefined ? (
        <ErrorState onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : null}
      {data === undefined && !error ? <Skeleton kind="row" rows={1} /> : null}
      {data === undefined ? null : <Contenido hay={data} {...acciones} />}
    </Section>
  );
}
