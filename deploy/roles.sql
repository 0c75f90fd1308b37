-- Two roles of PostgreSQL: one owns the tables and changes them, the other is the product's and only reads and writes.
-- Once, as a superuser, in the product's new and empty database; then give both a password (\password in psql):
--   createdb quarterdeck && psql -d quarterdeck -f deploy/roles.sql
-- The server gets DATABASE_URL with quarterdeck_app. Migrations are made before a new version starts:
--   DATABASE_URL=postgres://quarterdeck_app@... DATABASE_MIGRATION_URL=postgres://quarterdeck_owner@... npm run migrate
create role quarterdeck_owner login;
create role quarterdeck_app login;

revoke all on schema public from public;
grant usage, create on schema public to quarterdeck_owner;
grant usage on schema public to quarterdeck_app;

alter default privileges for role quarterdeck_owner in schema public
  grant select, insert, update, delete on tables to quarterdeck_app;
alter default privileges for role quarterdeck_owner in schema public
  grant usage, select, update on sequences to quarterdeck_app;

-- The deadlines that the product sets by itself; behind a pooler of transactions it cannot.
alter role quarterdeck_app set statement_timeout = '8s';
alter role quarterdeck_app set idle_in_transaction_session_timeout = '30s';
