import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { dibujoDeHueco, type Hueco, huecosDelClub, tituloDeHueco } from '#contract/sitio/huecos.ts';
import type { Foto } from '#contract/sitio/news.ts';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './fotos.module.css';

export const meta = () => metaDe({ titulo: 'Fotos del club', oculta: true });

const SIN_PALABRAS = 'Escribe qué se ve en la imagen';

/** One place: the photograph in it, or another one until it is saved. */
function Lugar({ hueco, guardada }: { hueco: Hueco; guardada: Foto | null }) {
  const recargar = useRecargar();
  const [foto, setFoto] = useState(guardada);
  const [intentado, setIntentado] = useState(false);
  const [ocupado, setOcupado] = useState(false);
  const { donde } = tituloDeHueco(hueco);
  const cambia = foto?.src !== guardada?.src || foto?.alt !== guardada?.alt;
  const calla = foto !== null && foto.alt.trim() === '';
  const guardar = async () => {
    setIntentado(true);
    if (calla) return;
    setOcupado(true);
    await call('POST /api/private/fotos/:hueco', { params: { hueco }, body: { foto } })
      .then(() => showToast(`${donde}: ${foto ? 'foto guardada' : 'vuelve el dibujo'}`, 'success'))
      .catch(avisarFallo);
    setOcupado(false);
    recargar();
  };
  return (
    <li className={styles.lugar}>
      <ElegirFoto
        label={donde}
        value={foto}
        without={<img src={`/dibujos/gente-${dibujoDeHueco(hueco)}.svg`} alt="" loading="lazy" />}
        onChange={setFoto}
        error={intentado && calla ? SIN_PALABRAS : null}
      />
      {cambia ? (
        <Button look="primary" onClick={guardar} busy={ocupado}>
          Guardar<span className="visually-hidden"> {donde}</span>
        </Button>
      ) : null}
    </li>
  );
}

const fotoDe = (fotos: readonly FotoDeHueco[], hueco: Hueco): Foto | null => {
  const suya = fotos.find((una) => una.hueco === hueco);
  return suya ? { src: suya.src, alt: suya.alt } : null;
};

/** The places of the site for photographs of its people. docs/reglas/contenidos.md. */
export default function Fotos() {
  const consulta = useQuery({ queryKey: ['fotos'], queryFn: () => call('GET /api/fotos', {}) });
  const fotos = consulta.data ?? [];
  return (
    <ListFrame
      title="Fotos del club"
      more={<ButtonLink to={rutasPrivadas.contenidos()}>Volver a Contenidos</ButtonLink>}
      query={consulta}
      summary={`${cuantos(fotos.length, 'foto puesta', 'fotos puestas')} de ${huecosDelClub().length}`}
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
