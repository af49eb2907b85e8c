// Several classes share one static lock for the registry and its sequence.
import java.util.HashMap;
import java.util.Map;

final class Locks {
    static final Object REGISTRY = new Object();

    private Locks() {
    }
}

class Registry {
    private static final Map<String, Entry> entries = new HashMap<>();
    private static int sequence;

    static class Entry {
        final int number;
        int uses;
        private String last;

        Entry(int number) {
            this.number = number;
        }
    }

    static int register(String name) {
        synchronized (Locks.REGISTRY) {
            Entry e = entries.get(name);
            if (e == null) {
                e = new Entry(++sequence);
                entries.put(name, e);
            }
            e.uses++;
            e.last = Thread.currentThread().getName();
            return e.number;
        }
    }

    static int uses(String name) {
        synchronized (Locks.REGISTRY) {
            Entry e = entries.get(name);
            return e == null ? 0 : e.uses;
        }
    }

    static Map<String, Entry> entries() {
        return entries;
    }
}

class Reaper implements Runnable {
    @Override
    public void run() {
        synchronized (Locks.REGISTRY) {
            Registry.entries().values().removeIf(e -> e.uses < 2);
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            final int n = i;
            t[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++)
                    Registry.register("item" + (k + n) % 7);
            });
            t[i].start();
        }
        Thread reaper = new Thread(new Reaper());
        reaper.start();
        System.out.println(Registry.uses("item1"));
    }
}
