// Fibonacci and directory sizes by recursive tasks; results are fields of the tasks and return values.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class Dir {
    final String name;
    final long size;
    final List<Dir> children = new ArrayList<>();

    Dir(String name, long size) {
        this.name = name;
        this.size = size;
    }

    Dir with(Dir child) {
        children.add(child); // NORACE
        return this;
    }
}

class SizeTask extends RecursiveTask<Long> {
    private final Dir dir;
    int visited;

    SizeTask(Dir dir) {
        this.dir = dir;
    }

    @Override
    protected Long compute() {
        long sum = dir.size;
        visited = 1; // NORACE
        List<SizeTask> tasks = new ArrayList<>();
        for (Dir d : dir.children) { // NORACE
            SizeTask t = new SizeTask(d);
            tasks.add(t); // NORACE
            t.fork();
        }
        for (SizeTask t : tasks) { // NORACE
            sum += t.join();
            visited += t.visited; // NORACE
        }
        return sum;
    }
}

public class Main {
    public static void main(String[] args) {
        Dir root = new Dir("/", 1).with(new Dir("a", 2).with(new Dir("b", 3))).with(new Dir("c", 4));
        SizeTask task = new SizeTask(root);
        System.out.println(ForkJoinPool.commonPool().invoke(task) + " " + task.visited); // NORACE
    }
}
