// Allocation vector: threads look for a free block and mark it in two steps.
class AllocationVector {
    private int[] vector;

    AllocationVector(int size) {
        vector = new int[size];
    }

    synchronized int getFreeBlockIndex() {
        for (int i = 0; i < vector.length; i++)
            if (vector[i] == 0) // RACE!
                return i;
        return -1;
    }

    synchronized void markAsAllocated(int i) throws Exception {
        if (vector[i] != 0) // RACE!
            throw new Exception("allocated twice");
        vector[i] = 1; // RACE!
    }

    void markAsFree(int i) {
        vector[i] = 0; // RACE!
    }
}

class Allocator extends Thread {
    private final AllocationVector v;
    private final int[] got = new int[5];

    Allocator(AllocationVector v) {
        this.v = v;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < got.length; i++) {
                got[i] = v.getFreeBlockIndex();
                if (got[i] >= 0)
                    v.markAsAllocated(got[i]);
            }
            for (int i = 0; i < got.length; i++)
                if (got[i] >= 0)
                    v.markAsFree(got[i]);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        AllocationVector v = new AllocationVector(20);
        Allocator a = new Allocator(v), b = new Allocator(v);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
