import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { type Hueco, huecosDelClub, tituloDeHueco } from '#contract/sitio/huecos.ts';
import type { Foto } from '#contract/sitio/news.ts';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { ImagenDeHueco } from '#web/club/fotos-de-pagina.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { cx } from '#web/ui/cx.ts';
import { askToLeave } from '#web/ui/desk/detail-frame.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';

export const meta = () => metaDe({ titulo: 'Fotos del club', oculta: true });

const esLaMisma = (una: Foto | null, otra: Foto | null): boolean =>
  una?.src === otra?.src && una?.alt === otra?.alt;

const SIN_PALABRAS = 'Escribe qué se ve en la imagen';

type LugarProps = { hueco: Hueco; guardada: FotoDeHueco | null };

/** As the public sees them. */
const CUADRO = cx('aspect-4/3 overflow-hidden **:size-full **:object-cover **:object-top');

type CambiarProps = {
  hueco: Hueco;
  foto: Foto | null;
  setFoto: (foto: Foto | null) => void;
  alCerrar: () => void;
};

/** The photograph of a place, or another one until it is saved. */
function Cambiar({ hueco, foto, setFoto, alCerrar }: CambiarProps) {
  const [intentado, setIntentado] = useState(false);
  const { donde } = tituloDeHueco(hueco);
  const calla = foto !== null && foto.alt.trim() === '';
  const { hacer, haciendo } = useHacer(
    () => call('POST /api/private/fotos/:hueco', { params: { hueco }, body: { foto } }),
    () => {
      showToast(`${donde}: ${foto ? 'foto guardada' : 'ya no tiene foto'}`, 'success');
      alCerrar();
    },
  );
  const guardar = () => {
    setIntentado(true);
    if (!calla) hacer();
  };
  return (
    <DialogForm action="Guardar" busy={haciendo} onSubmit={guardar} onCancel={alCerrar}>
      <ElegirFoto
        inDialog
        label={donde}
        value={foto}
        without={
          <div className={cx(CUADRO, 'w-full max-w-md rounded-m')}>
            <ImagenDeHueco hueco={hueco} fotos={[]} sizes="27rem" />
          </div>
        }
        onChange={setFoto}
        error={intentado && calla ? SIN_PALABRAS : null}
      />
    </DialogForm>
  );
}

/** One place as it is seen; pressed, what can be done with it. */
function Lugar({ hueco, guardada }: LugarProps) {
  const [abierto, setAbierto] = useState(false);
  const [foto, setFoto] = useState<Foto | null>(guardada);
  const { donde } = tituloDeHueco(hueco);
  const preguntando = useRef(false);
  const cerrar = () => {
    setFoto(guardada);
    setAbierto(false);
  };
  const salir = async () => {
    if (preguntando.current) return;
    preguntando.current = true;
    if (esLaMisma(foto, guardada) || (await askToLeave())) cerrar();
    // The Escape that closes the question is heard here too, after its answer.
    setTimeout(() => {
      preguntando.current = false;
    });
  };
  return (
    <li className="grid">
      <button
        type="button"
        className="surface flex cursor-pointer flex-col overflow-hidden p-0 text-start hover:border-azul-text max-md:flex-row max-md:items-center"
        aria-haspopup="dialog"
        onClick={() => setAbierto(true)}
      >
        {/* On a phone, a row each: the picture small and its place beside it. */}
        <span className={cx(CUADRO, 'w-full max-md:w-thumb max-md:flex-none')}>
          <ImagenDeHueco hueco={hueco} fotos={guardada ? [guardada] : []} sizes="16rem" />
        </span>
        <span className="grid content-start gap-px px-3 pt-2 pb-3 text-s">
          <strong>{donde}</strong>
          <small className="text-s text-ink-soft">
            {guardada ? 'Con foto · ' : null}
            <em className="font-semibold text-azul-text not-italic">
              {guardada ? 'Cambiarla' : 'Poner una foto'}
            </em>
          </small>
        </span>
      </button>
      <DeskModal opened={abierto} onClose={salir} title={donde}>
        <Cambiar {...{ hueco, foto, setFoto }} alCerrar={cerrar} />
      </DeskModal>
    </li>
  );
}

const resumen = (con: number, todos: number): string =>
  con === 0
    ? `${cuantos(todos, 'sitio', 'sitios')}, ninguno con foto`
    : `${con} con foto · ${todos - con} sin ella`;

/** The places of the site for photographs of its people. docs/reglas/contenidos.md. */
export default function Fotos() {
  const consulta = useQuery({ queryKey: ['fotos'], queryFn: () => call('GET /api/fotos', {}) });
  const fotos = consulta.data ?? [];
  return (
    <ListFrame
      title="Fotos del club"
      back={{ to: rutasPrivadas.imagenes(), label: 'Volver a Imágenes' }}
      query={consulta}
      summary={resumen(fotos.length, huecosDelClub().length)}
      empty={null}
    >
      <ul className="grid grid-fill-3xs gap-3 max-md:gap-2">
        {huecosDelClub().map((hueco) => {
          const guardada = fotos.find((una) => una.hueco === hueco) ?? null;
          return <Lugar key={`${hueco} ${guardada?.src} ${guardada?.alt}`} {...{ hueco, guardada }} />;
        })}
      </ul>
    </ListFrame>
  );
}
