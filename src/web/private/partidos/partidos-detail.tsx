import { Link } from 'react-router';
import type { Liga } from '#contract/ligas.ts';
import type { Partido } from '#contract/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CuentaRaros } from '#web/club/casillas/raros.tsx';
import { useAusentes, useFicha, useJugadores, useLigas, usePistas } from '#web/club/mesa/consultas.ts';
import { useFichaRuta } from '#web/club/mesa/use-ficha-ruta.ts';
import { metaDe } from '#web/club/meta.ts';
import { DetailFrame } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { useFirstField } from '#web/ui/desk/use-first-field.ts';
import { Datos, Notas } from './datos.tsx';
import { MarcadorEditable } from './marcador.tsx';
import styles from './partidos.module.css';
import { rarezasNuevas } from './raros.ts';
import { nombresDe } from './resumen.ts';
import { type Ficha, leerPartido, usePartido } from './use-partido.ts';

export const meta = () => metaDe({ titulo: 'Partido', oculta: true });

/** When it is, and the table its result goes to. */
function CuandoEs({ partido: { fecha, idLiga }, ligas }: { partido: Partido; ligas: readonly Liga[] }) {
  const liga = ligas.find(({ id }) => id === idLiga);
  return (
    <span className={styles.cita}>
      {fechaSemana(fecha)}, {horaDe(fecha)}
      {liga?.estado === 'activa' && liga.reglas.clasifica ? (
        <>
          {' · '}
          <Link to={rutas.clasificaciones(liga.tipo, idLiga)}>Ver la clasificación</Link>
        </>
      ) : null}
    </span>
  );
}

/** A match that exists is opened to score it: that comes first, with the focus. A new one is arranged before. */
function FichaPartido({ partido, listas, volver }: Ficha) {
  const { form, cambios, guardar, guardando, borrar } = usePartido({ partido, listas, volver });
  useFirstField(partido ? 'input[name="jugador1Set1"]' : undefined);
  const marcador = <MarcadorEditable form={form} listas={listas} />;
  return (
    <DetailFrame
      title={partido ? nombresDe(listas, form.values).join(' – ') : 'Nuevo partido'}
      badge={partido ? <CuandoEs partido={partido} ligas={listas.ligas} /> : null}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={partido ? borrar : null}
      saveNote={<CuentaRaros n={Math.min(1, rarezasNuevas(form.values, { partido, listas }).length)} />}
    >
      {partido ? marcador : null}
      <Datos id={partido?.id ?? 0} form={form} listas={listas} />
      {partido ? null : marcador}
      <Notas form={form} />
    </DetailFrame>
  );
}

export default function PartidosDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.partidos());
  const ficha = useFicha('partidos', id, () => leerPartido(id));
  const [ligas, pistas, jugadores, ausentes] = [useLigas(), usePistas(), useJugadores(), useAusentes()];
  const listas = () => ({
    ligas: ligas.data ?? [],
    pistas: pistas.data ?? [],
    jugadores: jugadores.data ?? [],
    ausentes: ausentes.data ?? {},
  });
  return (
    <DetailLoad queries={[ficha, ligas, pistas, jugadores, ausentes]} onBack={volver}>
      {() => <FichaPartido key={id} partido={ficha.data ?? null} listas={listas()} volver={volver} />}
    </DetailLoad>
  );
}
