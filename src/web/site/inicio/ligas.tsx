import { Link } from 'react-router';
import { club } from '#club';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import { CLASES, type TipoGestionado } from '#domain/liga/tipos.ts';
import { Card } from '#web/ui/card.tsx';
import styles from './inicio.module.css';

const EN_BLANCO = 'Calendario, resultados y clasificaciones, al día.';

const TEXTOS: Record<TipoGestionado, string> = {
  social: 'Desde los 16 años, con ascensos y descensos.',
  infantil: 'De 7 a 16 años, con monitor en la pista.',
};

function Enlaces({ tipo }: { tipo: TipoGestionado }) {
  const de = <span className="visually-hidden"> {CLASES[tipo].deTitulo}</span>;
  return (
    <ul className={styles.enlaces}>
      <li>
        <Link to={rutas.horarios(tipo)}>Horarios{de}</Link>
      </li>
      <li>
        <Link to={rutas.clasificaciones(tipo)}>Clasificaciones{de}</Link>
      </li>
    </ul>
  );
}

/** The leagues, and the ways into each. */
export function Ligas() {
  return (
    <div className={styles.ligas}>
      {ligasOfrecidas().map((tipo) => (
        <Card
          key={tipo}
          title={CLASES[tipo].titulo}
          to={`/competicion-liga-${tipo}-presentacion`}
          media={<img src={`/dibujos/liga-${tipo}.svg`} alt="" loading="lazy" />}
          footer={<Enlaces tipo={tipo} />}
        >
          <p>{club.enBlanco ? EN_BLANCO : TEXTOS[tipo]}</p>
        </Card>
      ))}
    </div>
  );
}
