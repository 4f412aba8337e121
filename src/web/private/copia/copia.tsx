import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ClaveDeCopia } from '#contract/club/configuracion.ts';
import type { Resumen } from '#contract/club/resumen.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fraseBasta, fraseCorta } from '#domain/frase-de-copia.ts';
import { momento } from '#web/club/mesa/dias.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { haceHoras } from '#web/club/mesa/palabras.ts';
import { Secreto } from '#web/club/mesa/secreto.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { callBinary, saveFile } from '#web/platform/files.ts';
import { tellFailure } from '#web/platform/operations.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { askFirst } from '#web/ui/desk/modal.tsx';
import { Notice, Read, Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

const PREGUNTA = {
  title: '¿Quitar la clave de copia?',
  children:
    'El programa que la use dejará de descargar copias en este instante. Si hace falta, se hace otra.',
  action: 'Quitar la clave',
};

const estadoDe = (hay: ClaveDeCopia): string =>
  hay
    ? `Hay una desde el ${momento(hay.desde)}, de ${hay.usuario}: vale mientras su cuenta pueda descargar la copia.`
    : 'No hay ninguna.';

/** The key with which another program takes the backup, since it types no password. docs/reglas/cuentas.md */
export function Clave() {
  const consulta = useQuery({
    queryKey: ['copia', 'clave'],
    queryFn: () => call('GET /api/private/copia/clave', {}),
  });
  const nueva = useHacer(
    () => call('POST /api/private/copia/clave', {}),
    () => {},
  );
  const quitada = useHacer(
    () => call('DELETE /api/private/copia/clave', {}),
    () => void showToast('Clave quitada: ya no descarga nada', 'success'),
  );
  return (
    <Section
      wide
      title="Que la descargue otro programa"
      hint="Con una clave que solo sirve para eso y no caduca. La descarga sin cifrar: quien la tenga lo tiene todo."
    >
      <Read query={consulta} rows={1}>
        {(hay) => (
          <>
            <p>{estadoDe(hay)}</p>
            {hay && hay.desde === nueva.respuesta?.desde ? (
              <Secreto
                label="Clave de copia"
                description="No se volverá a mostrar: dásela ahora a quien lleva ese programa. Si se pierde, se hace otra."
                valor={nueva.respuesta.clave}
              />
            ) : null}
            <div className={fields.buttons}>
              <Button size="s" busy={nueva.haciendo} onClick={() => nueva.hacer()}>
                {hay ? 'Hacer otra (esta deja de valer)' : 'Hacer una clave'}
              </Button>
              {hay ? (
                <Button size="s" busy={quitada.haciendo} onClick={() => askFirst(PREGUNTA, quitada.hacer)}>
                  Quitar la clave
                </Button>
              ) : null}
            </div>
          </>
        )}
      </Read>
    </Section>
  );
}

/** The file as age encrypts it, in this browser: the passphrase leaves it for nowhere. */
export async function cifrar(file: Blob, frase: string): Promise<Blob> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(frase);
  return new Response(await encrypter.encrypt(file.stream())).blob();
}

/** Everything in one file, named by the server; encrypted when there is a passphrase. */
async function descargar(frase: string): Promise<void> {
  const { filename, blob } = await callBinary('GET /api/private/ligas/backup', {});
  if (frase === '') saveFile({ filename, blob });
  else saveFile({ filename: `${filename}.age`, blob: await cifrar(blob, frase) });
}

const VER = { 'aria-label': 'Ver la frase' };

/** Of the ones that the server makes by itself: whether there is one, and whether there should be a newer one. Apart, the last downloaded. */
export function LaUltima({ copia: { servidor, descargada } }: Pick<Resumen, 'copia'>) {
  const { horas, estado } = servidor;
  const cual =
    horas === null
      ? 'El servidor todavía no ha hecho ninguna copia'
      : `La última del servidor, ${haceHoras(horas)}`;
  const hace =
    horas === null
      ? 'Pide a quien instaló el programa que active la de cada noche y, mientras tanto, descarga una aquí.'
      : 'Las hace solo, cada noche.';
  return (
    <Notice tone={estado === 'ok' && horas !== null ? 'ok' : 'warn'} title={cual}>
      <p>
        {estado === 'ok' ? hace : 'La de cada noche no se está haciendo: avisa a quien instaló el programa.'}
      </p>
      {descargada === null ? null : <p>La última descargada, {haceHoras(descargada)}.</p>}
    </Notice>
  );
}

const MAS = cx('py-1 font-semibold text-azul-text');

/** The one of every day first; the one that opens for anybody, folded. */
function HacerUna() {
  const form = useForm({
    initialValues: { frase: '' },
    validate: { frase: (frase) => (fraseBasta(frase) ? null : fraseCorta) },
  });
  const { hacer: copiar, haciendo: copiando } = useHacer(
    descargar,
    () => {
      form.reset();
      showToast('Copia descargada: guárdala fuera de este equipo también', 'success');
    },
    (error) => void tellFailure(mensajes.errorPruebaDeNuevo, error),
  );
  return (
    <form className="grid" onSubmit={form.onSubmit(({ frase }) => copiar(frase))} noValidate>
      <Section title="Hacer una ahora" hint="Se descarga en este equipo. Guárdala también en otro sitio.">
        <PasswordInput
          label="Frase para cifrarla"
          description="Dieciséis letras o más: cuatro palabras sueltas valen."
          autoComplete="off"
          maxLength={200}
          visibilityToggleButtonProps={VER}
          {...form.getInputProps('frase')}
        />
        <p>
          <strong>Apúntala en otro sitio: si se pierde, la copia no sirve.</strong>
        </p>
        <div>
          <Button type="submit" look={form.values.frase === '' ? 'soft' : 'action'} busy={copiando}>
            Descargar cifrada
          </Button>
        </div>
        <details className={fields.disclose}>
          <summary className={MAS}>Sin cifrar</summary>
          <p className="mb-2">Quien tenga el fichero lo tiene todo: guárdalo como guardarías las llaves.</p>
          <Button size="s" disabled={copiando} onClick={() => copiar('')}>
            Descargar sin cifrar
          </Button>
        </details>
      </Section>
    </form>
  );
}

const LLEVA = [
  'Ligas, jugadores, partidos y ausencias.',
  'Las solicitudes y sus archivos, también los datos bancarios y de salud, y la clave que los abre.',
  'La web: páginas, noticias y fotos.',
  'Las cuentas y la configuración. Las sesiones abiertas, no.',
];

const QueLleva = () => (
  <Section title="Qué lleva">
    <ul className="grid gap-1">
      {LLEVA.map((que) => (
        <li key={que} className="flex gap-2">
          <span className="font-bold text-ok" aria-hidden="true">
            ✓
          </span>
          {que}
        </li>
      ))}
    </ul>
  </Section>
);

const Recuperar = () => (
  <Section wide title="Volver a una copia">
    <p>
      Todo vuelve a como estaba ese día, y lo que se haya hecho después se pierde. Lo hace quien instaló el
      programa: dale el fichero y, si está cifrado, la frase.
    </p>
    <details className={fields.disclose}>
      <summary className={MAS}>Para quien instaló el programa</summary>
      <p>
        Con el programa parado, <code className="whitespace-nowrap">npm run restore -- FICHERO</code>
      </p>
    </details>
    <p>
      Para un despiste suelto no hace falta: se deshace en{' '}
      <Link to={rutasPrivadas.registros()}>Registros</Link>.
    </p>
  </Section>
);

export const meta = () => metaDe({ titulo: 'Copia de seguridad', oculta: true });

/** Everything of the club in one file, and how old the last one is. */
export default function Copia() {
  const consulta = useQuery({
    queryKey: ['resumen'],
    queryFn: () => call('GET /api/private/resumen', {}),
  });
  // A copy is most wanted when something fails.
  const lista = { ...consulta, isPending: false, isError: false };
  return (
    <ListFrame title="Copia de seguridad" query={lista} empty={null}>
      <div className="grid gap-3 text-s lg:grid-cols-2">
        <div className="lg:col-span-full">
          {consulta.data ? <LaUltima copia={consulta.data.copia} /> : null}
          {consulta.isPending ? <Skeleton kind="row" rows={1} /> : null}
        </div>
        <HacerUna />
        <QueLleva />
        <Clave />
        <Recuperar />
      </div>
    </ListFrame>
  );
}
