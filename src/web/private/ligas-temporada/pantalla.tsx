import { useCallback } from 'react';
import type { Puestos } from '#contract/opciones.ts';
import type { Cierre } from '#contract/temporadas.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import fields from '#web/ui/desk/fields.module.css';
import { useLeaveGuard } from '#web/ui/desk/use-leave-guard.ts';
import { Notice } from '#web/ui/states.tsx';
import { Divisiones, ElegirPuestos } from './divisiones.tsx';
import { type Cambios, conCambios, recuento, sinDecidir } from './reparto.ts';
import { Tarjetas } from './tarjetas.tsx';
import styles from './temporada.module.css';
import { type Hecho, useCambios, useCerrar } from './use-cierre.ts';

/** Who plays a promotion nobody has decided: they stay, unless somebody says otherwise. */
function SinDecidir({ cierre, cambios }: { cierre: Cierre; cambios: Cambios }) {
  const quienes = sinDecidir(cierre.destinos, cambios);
  if (quienes.length === 0) return null;
  return (
    <Notice tone="warn" title={`Promoción sin decidir: ${cuantos(quienes.length, 'jugador', 'jugadores')}`}>
      <p>
        No hay entre ellos un partido de play-off que lo decida, y cada uno se queda en su división. Si alguno
        sube o baja, elígelo en su fila.
      </p>
    </Notice>
  );
}

type PantallaProps = {
  cierre: Cierre;
  puestos: Puestos;
  elegirPuestos: (puestos: Puestos) => void;
  /** It is being looked at again: what is on screen may be about to change. */
  mirando: boolean;
  alTerminar: (hecho: Hecho) => void;
};

/** How the season ends, who plays where in the next one, and the one act that does it. */
export function Pantalla({ cierre, puestos, elegirPuestos, mirando, alTerminar }: PantallaProps) {
  const { cambios, mover, quitar } = useCambios();
  useLeaveGuard(useCallback(() => cambios.size > 0, [cambios]));
  const { cerrar, cerrando } = useCerrar(puestos, (hecho) => {
    quitar();
    alTerminar(hecho);
  });
  const unaVez = useUnaVez(() => cerrar(cierre, cambios));
  const destinos = conCambios(cierre.destinos, cambios);
  const n = recuento(cierre, destinos);
  return (
    <div className={fields.stack}>
      <section className={styles.parte}>
        <h2>Cómo termina {nombreTemporada(cierre.anio)}</h2>
        <ElegirPuestos cierre={cierre} valor={puestos} elegir={elegirPuestos} />
        <Divisiones cierre={cierre} />
      </section>
      <section className={styles.parte}>
        <h2>Quién juega en cada división en {nombreTemporada(cierre.anio + 1)}</h2>
        <SinDecidir cierre={cierre} cambios={cambios} />
        <Tarjetas cierre={cierre} destinos={destinos} cambiados={new Set(cambios.keys())} mover={mover} />
      </section>
      <div className={desk.bar}>
        <Button look="action" onClick={() => unaVez()} disabled={mirando} busy={cerrando}>
          Cerrar la temporada
        </Button>
        <p role="status" className={styles.cuenta}>
          {cuantos(n.suben, 'sube', 'suben')}, {cuantos(n.bajan, 'baja', 'bajan')},{' '}
          {cuantos(n.fuera, 'se queda fuera', 'se quedan fuera')}
          {cambios.size > 0 ? ` · ${cuantos(cambios.size, 'cambio tuyo', 'cambios tuyos')}` : ''}
        </p>
      </div>
    </div>
  );
}
