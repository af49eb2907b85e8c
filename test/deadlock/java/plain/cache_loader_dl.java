import java.util.*;
import java.util.concurrent.locks.*;
class CacheLoader {
    private final ReentrantLock index = new ReentrantLock(), disk = new ReentrantLock();
    private final Map<Integer, byte[]> map = new HashMap<>();
    private long bytes;
    byte[] read(int k) {
        index.lock();
        try {
            byte[] v = map.get(k);
            if (v == null) { v = fetch(k); map.put(k, v); }
            return v;
        } finally { index.unlock(); }
    }
    private byte[] fetch(int k) {
        disk.lock(); // DEADLOCK!
        try { bytes += k; return new byte[k]; } finally { disk.unlock(); }
    }
    void flush() {
        disk.lock();
        try {
            index.lock(); // DEADLOCK!
            try { map.clear(); bytes = 0; } finally { index.unlock(); }
        } finally { disk.unlock(); }
    }
    public static void main(String[] a) {
        CacheLoader c = new CacheLoader();
        new Thread(() -> c.read(3)).start();
        new Thread(c::flush).start();
    }
}
