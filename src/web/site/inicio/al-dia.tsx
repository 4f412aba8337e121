import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { enEuros } from '#domain/euros.ts';
import { grados, kmPorHora } from '#domain/meteo/cielo.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import { esGratis, tienePrecio } from '#domain/precio.ts';
import { deTenis, menorAlMes } from '#web/club/al-mes.ts';
import { IconoCielo } from '#web/club/meteo.tsx';

type DatoProps = { to: string; que: ReactNode; children: ReactNode };

/** A fact that is a way on. */
const Dato = ({ to, que, children }: DatoProps) => (
  <li className="flex-1 basis-figure">
    <Link
      to={to}
      className="group flex h-full min-h-tap flex-col justify-between border-s-3 border-bola ps-2 text-inherit no-underline lg:ps-4"
    >
      <span className="text-s text-on-deep-soft">{que}</span>{' '}
      <span className="flex items-center gap-2 figure text-m whitespace-nowrap md:text-l group-hover:underline">
        {children}
      </span>
    </Link>
  </li>
);

/** What a phone has no room for. */
const Largo = ({ children }: { children: ReactNode }) => <span className="max-md:hidden">{children}</span>;

/** What no other first glance tells: the weather on the courts, and what a class and being a member cost. */
export function AlDia({ weather }: { weather: Weather | null }) {
  const tiempo = weather?.hourly[0];
  const alMes = menorAlMes(deTenis());
  const gratis = esGratis(alMes);
  return (
    <ul className="band flex flex-wrap gap-2 bg-azul-deep px-page py-3 leading-snug empty:hidden md:gap-x-6 dark:bg-surface-sunk print:hidden">
      {tiempo ? (
        <Dato
          to={rutas.tiempo()}
          que={
            <>
              Ahora<Largo> en las pistas</Largo>
            </>
          }
        >
          <IconoCielo icono={tiempo.icon} talla={24} />
          <span>
            {grados(tiempo.temp)}
            <Largo>, viento {kmPorHora(tiempo.wind_speed)}</Largo>
          </span>
        </Dato>
      ) : null}
      {tienePrecio(alMes) ? (
        <Dato
          to="/escuela-presentacion"
          que={
            <>
              Tenis<Largo> en la escuela</Largo>
              {gratis ? null : ', desde'}
            </>
          }
        >
          {gratis ? 'Gratis para socios' : `${enEuros(alMes.socios)} al mes`}
        </Dato>
      ) : null}
      {club.cuota > 0 ? (
        <Dato to="/club-unete-a-nosotros" que="Hacerse socio">
          {enEuros(club.cuota)} al año
        </Dato>
      ) : null}
    </ul>
  );
}
