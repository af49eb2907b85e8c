// A vector of blocks: finding a free block and marking it are two synchronised steps of different objects.
class AllocationVector {
    private final char[] vector;

    AllocationVector(int size) {
        vector = new char[size];
        for (int i = 0; i < size; i++)
            vector[i] = 'F';
    }

    synchronized int getFreeBlockIndex() {
        for (int i = 0; i < vector.length; i++)
            if (vector[i] == 'F') // RACE! v
                return i;
        return -1;
    }

    synchronized void markAsAllocated(int i) {
        if (vector[i] != 'F') // RACE! v
            throw new IllegalStateException("already allocated " + i);
        vector[i] = 'A'; // RACE! v
    }

    void markAsFree(int i) {
        vector[i] = 'F'; // RACE! v
    }
}

class Allocator implements Runnable {
    private final AllocationVector vector;
    private final int[] results;

    Allocator(AllocationVector vector, int n) {
        this.vector = vector;
        results = new int[n];
    }

    public void run() {
        for (int i = 0; i < results.length; i++) {
            int b = vector.getFreeBlockIndex();
            if (b >= 0)
                vector.markAsAllocated(b);
            results[i] = b;
        }
        for (int b : results)
            if (b >= 0)
                vector.markAsFree(b);
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        AllocationVector v = new AllocationVector(20);
        Thread t1 = new Thread(new Allocator(v, 5));
        Thread t2 = new Thread(new Allocator(v, 5));
        t1.start();
        t2.start();
        t1.join();
        t2.join();
    }
}
