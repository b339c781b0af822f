"""Runs OpenStack Swift with its S3 interface, in a folder of its own on free loopback ports, until standard input closes.

python3 swift.py FOLDER KEY_ID SECRET: prints the port of the S3 interface. One replica, no cache, one process for each
of the four servers; they share the memory of what is loaded before they are forked. The key id is ACCOUNT:USER.
"""

import ctypes
import os
import random
import shutil
import signal
import socket
import sys

from swift.common import utils

folder, key_id, secret = sys.argv[1:4]
account, user = key_id.split(':')
os.makedirs(f'{folder}/disks/one', exist_ok=True)


def write(name, text):
    with open(f'{folder}/{name}', 'w') as file:
        file.write(text)


class MemoryCache:
    """What Swift asks of memcached, in the one process of the proxy. Swift refuses to check signatures without."""

    def __init__(self):
        self.values = {}

    def get(self, key, raise_on_error=False):
        return self.values.get(key)

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.values[key] = value

    def delete(self, key, server_key=None):
        self.values.pop(key, None)


def cache_factory(settings, **_):
    memory = MemoryCache()

    def add_cache(app):
        def call(environ, start_response):
            environ['swift.cache'] = memory
            return app(environ, start_response)

        return call

    return add_cache


def free_port():
    """A port below those that the system gives to connections, so that none takes it before its server does."""
    while True:
        port = random.randrange(20000, 32000)
        with socket.socket() as probe:
            try:
                probe.bind(('127.0.0.1', port))
                return port
            except OSError:
                pass


utils.SWIFT_CONF_FILE = f'{folder}/swift.conf'
write('swift.conf', '[swift-hash]\nswift_hash_path_prefix = tests\nswift_hash_path_suffix = tests\n')

# These read swift.conf when they are loaded.
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import run_wsgi  # noqa: E402

common = f"""[DEFAULT]
bind_ip = 127.0.0.1
workers = 0
swift_dir = {folder}
devices = {folder}/disks
mount_check = false
fallocate_reserve = 0
disable_fallocate = true
log_level = ERROR
"""

ports = {}
for kind in ('account', 'container', 'object'):
    ports[kind] = free_port()
    ring = RingBuilder(4, 1, 0)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': ports[kind], 'device': 'one', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
    write(
        f'{kind}.conf',
        f'{common}bind_port = {ports[kind]}\n'
        f'[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n',
    )

ports['proxy'] = free_port()
write(
    'proxy.conf',
    f"""{common}bind_port = {ports['proxy']}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
# A busy machine, or one that a test has frozen, must not count as broken for a minute.
error_suppression_limit = 1000000
conn_timeout = 5
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
paste.filter_factory = __main__:cache_factory
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
check_bucket_owner = false
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
""",
)

children = []
for kind in ('account', 'container', 'object', 'proxy'):
    child = os.fork()
    if child == 0:
        # PR_SET_PDEATHSIG: nobody outlives the process that started it.
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        sys.exit(run_wsgi(f'{folder}/{kind}.conf', f'{kind}-server', verbose=True))
    children.append(child)


def end(*_):
    for child in children:
        os.kill(child, signal.SIGKILL)
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)


def child_changed(*_):
    # A child that was stopped or continued signals too.
    if os.waitpid(-1, os.WNOHANG)[0]:
        end()


# One that ends by itself, such as without its port, ends them all.
signal.signal(signal.SIGCHLD, child_changed)
print(ports['proxy'], flush=True)
while sys.stdin.buffer.read(4096):
    pass
end()
