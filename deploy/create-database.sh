#!/bin/sh
# What README, 'Running it for others', asks an administrator to run once: the role that people are
# served as, the server's own role without further rights, and its database.
set -eu
password=$(cat "${DATABASE_PASSWORD_FILE:-/run/secrets/DATABASE_PASSWORD}")
psql --set=ON_ERROR_STOP=1 --set=password="$password" \
  --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
CREATE ROLE app_user NOLOGIN;
CREATE ROLE wrenchwise LOGIN PASSWORD :'password' IN ROLE app_user;
CREATE DATABASE wrenchwise OWNER wrenchwise;
SQL
