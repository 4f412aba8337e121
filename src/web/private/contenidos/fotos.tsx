import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { type Hueco, huecosDelClub, tituloDeHueco } from '#contract/sitio/huecos.ts';
import type { Foto } from '#contract/sitio/news.ts';
import { dibujoDeHueco } from '#contract/sitio/sitio.ts';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { askToLeave } from '#web/ui/desk/detail-frame.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './fotos.module.css';

export const meta = () => metaDe({ titulo: 'Fotos del club', oculta: true });

const esLaMisma = (una: Foto | null, otra: Foto | null): boolean =>
  una?.src === otra?.src && una?.alt === otra?.alt;

const SIN_PALABRAS = 'Escribe qué se ve en la imagen';

type LugarProps = { hueco: Hueco; guardada: Foto | null };

const Dibujo = ({ hueco }: { hueco: Hueco }) => (
  <img src={`/dibujos/gente-${dibujoDeHueco(hueco)}.svg`} alt="" loading="lazy" />
);

type CambiarProps = {
  hueco: Hueco;
  foto: Foto | null;
  setFoto: (foto: Foto | null) => void;
  alCerrar: () => void;
};

/** The photograph of a place, or another one until it is saved. */
function Cambiar({ hueco, foto, setFoto, alCerrar }: CambiarProps) {
  const recargar = useRecargar();
  const [intentado, setIntentado] = useState(false);
  const [ocupado, setOcupado] = useState(false);
  const { donde } = tituloDeHueco(hueco);
  const calla = foto !== null && foto.alt.trim() === '';
  const guardar = async () => {
    setIntentado(true);
    if (calla) return;
    setOcupado(true);
    const hecho = await call('POST /api/private/fotos/:hueco', { params: { hueco }, body: { foto } }).then(
      () => true,
      avisarFallo,
    );
    setOcupado(false);
    if (!hecho) return;
    showToast(`${donde}: ${foto ? 'foto guardada' : 'vuelve el dibujo'}`, 'success');
    alCerrar();
    recargar();
  };
  return (
    <DialogForm action="Guardar" busy={ocupado} onSubmit={guardar} onCancel={alCerrar}>
      <div className={styles.grande}>
        <ElegirFoto
          inDialog
          label={donde}
          value={foto}
          without={<Dibujo hueco={hueco} />}
          onChange={setFoto}
          error={intentado && calla ? SIN_PALABRAS : null}
        />
      </div>
    </DialogForm>
  );
}

/** One place as it is seen; pressed, what can be done with it. */
function Lugar({ hueco, guardada }: LugarProps) {
  const [abierto, setAbierto] = useState(false);
  const [foto, setFoto] = useState(guardada);
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
    <li>
      <button type="button" className={styles.lugar} aria-haspopup="dialog" onClick={() => setAbierto(true)}>
        {guardada ? <img src={guardada.src} alt={guardada.alt} loading="lazy" /> : <Dibujo hueco={hueco} />}
        <span className={styles.pie}>
          <strong>{donde}</strong>
          <small>
            {guardada ? 'Con foto · ' : null}
            <em>{guardada ? 'Cambiarla' : 'Poner una foto'}</em>
          </small>
        </span>
      </button>
      <DeskModal opened={abierto} onClose={salir} title={donde}>
        <Cambiar {...{ hueco, foto, setFoto }} alCerrar={cerrar} />
      </DeskModal>
    </li>
  );
}

const fotoDe = (fotos: readonly FotoDeHueco[], hueco: Hueco): Foto | null => {
  const suya = fotos.find((una) => una.hueco === hueco);
  return suya ? { src: suya.src, alt: suya.alt } : null;
};

/** Where there is no photograph there is a drawing. */
const resumen = (con: number, todos: number): string =>
  con === 0
    ? `${cuantos(todos, 'sitio', 'sitios')}, todos con su dibujo`
    : `${con} con foto · ${todos - con} con dibujo`;

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
      <ul className={styles.lugares}>
        {huecosDelClub().map((hueco) => {
          const guardada = fotoDe(fotos, hueco);
          return <Lugar key={`${hueco} ${guardada?.src} ${guardada?.alt}`} {...{ hueco, guardada }} />;
        })}
      </ul>
    </ListFrame>
  );
}
