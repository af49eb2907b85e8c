// Free blocks are looked up and marked in two synchronised steps: wrong in effect, but no data race.
class AllocationVector {
    private static final int FREE = 0;
    private static final int ALLOCATED = 1;
    private int[] vector;
    AllocationVector(int size) {
        vector = new int[size];
        for (int i = 0; i < size; i++) {
            vector[i] = FREE;
        }
    }
    synchronized int getFreeBlockIndex() {
        int start = (int) (Math.random() * vector.length);
        for (int count = 0; count < vector.length; count++) {
            int at = (start + count) % vector.length;
            if (vector[at] == FREE) {
                return at;
            }
        }
        return -1;
    }
    synchronized boolean markAsAllocated(int i) {
        if (vector[i] != ALLOCATED) {
            vector[i] = ALLOCATED;
            return true;
        }
        return false;
    }
    synchronized void markAsFree(int i) {
        vector[i] = FREE;
    }
}
class Tester extends Thread {
    private final AllocationVector vector;
    private final int[] result;
    private int collisions;
    Tester(AllocationVector vector, int[] result) {
        this.vector = vector;
        this.result = result;
    }
    @Override
    public void run() {
        for (int i = 0; i < result.length; i++) {
            result[i] = vector.getFreeBlockIndex();
            if (result[i] != -1 && !vector.markAsAllocated(result[i])) {
                collisions++;
                result[i] = -1;
            }
        }
        for (int i = 0; i < result.length; i++) {
            if (result[i] != -1) {
                vector.markAsFree(result[i]);
            }
        }
    }
    int collisions() {
        return collisions;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        AllocationVector v = new AllocationVector(20);
        int[] first = new int[8];
        int[] second = new int[8];
        Tester a = new Tester(v, first);
        Tester b = new Tester(v, second);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.collisions() + b.collisions() + first[0] + second[0]);
    }
}
